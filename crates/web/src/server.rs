//! The server: routes, and running until told to stop.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use asterism_host::Host;
use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::middleware::from_fn_with_state;
use axum::serve::ListenerExt as _;
use tokio::net::TcpListener;
use tower_http::compression::CompressionLayer;
use tower_http::compression::predicate::SizeAbove;

use crate::api;
use crate::config::WebConfig;
use crate::guard::guard;
use crate::limits::Limits;
use crate::pages;
use crate::session::Known;

/// What all handlers share.
#[derive(Debug)]
pub struct App {
    pub(crate) host: Host,
    pub(crate) config: WebConfig,
    pub(crate) limits: Limits,
    pub(crate) known: Known,
}

/// Everything the server answers.
pub fn router(app: Arc<App>) -> Router {
    let body = app.config.body;
    Router::new()
        .merge(api::routes())
        .merge(pages::routes())
        .layer(CompressionLayer::new().compress_when(SizeAbove::new(256)))
        .merge(pages::asset_routes())
        .layer(DefaultBodyLimit::max(body))
        .layer(from_fn_with_state(Arc::clone(&app), guard))
        .with_state(app)
}

/// A server that listens.
#[derive(Debug)]
pub struct Server {
    app: Arc<App>,
    listener: TcpListener,
}

/// How long connections may take to end once everything else has.
const PATIENCE: Duration = Duration::from_secs(2);

impl Server {
    /// Listens where the configuration says.
    pub async fn bind(host: Host, config: WebConfig) -> std::io::Result<Self> {
        let listener = TcpListener::bind(config.listen).await?;
        let limits = Limits::new(&config);
        pages::warm();
        let app = Arc::new(App { host, config, limits, known: Known::default() });
        Ok(Self { app, listener })
    }

    /// Where it listens.
    pub fn address(&self) -> std::io::Result<SocketAddr> {
        self.listener.local_addr()
    }

    /// Answers until `stop` comes; then what is under way is finished, streams
    /// are ended and tables put to sleep.
    pub async fn run(self, stop: impl Future<Output = ()> + Send + 'static) -> std::io::Result<()> {
        let Self { app, listener } = self;
        let tidying = tokio::spawn({
            let app = Arc::clone(&app);
            async move {
                loop {
                    tokio::time::sleep(Duration::from_secs(60)).await;
                    app.limits.tidy();
                }
            }
        });
        // An update follows its acknowledgement at once; it must not wait until
        // the client has confirmed what came before.
        let listener = listener.tap_io(|stream| {
            if let Err(error) = stream.set_nodelay(true) {
                tracing::debug!("a connection may be slow: {error}");
            }
        });
        let host = app.host.clone();
        let service = router(app).into_make_service_with_connect_info::<SocketAddr>();
        let stopping = host.clone();
        let (tell, told) = tokio::sync::oneshot::channel();
        let serving = axum::serve(listener, service).with_graceful_shutdown(async move {
            stop.await;
            // Tables first: their streams end, and so do the connections.
            stopping.stop().await;
            let _ = tell.send(());
        });
        // A browser may hold connections open that it never uses; what was
        // answered is durable, so nothing is lost by not waiting for them.
        let enough = async {
            if told.await.is_err() {
                std::future::pending::<()>().await;
            }
            tokio::time::sleep(PATIENCE).await;
        };
        let served = tokio::select! {
            served = serving.into_future() => served,
            () = enough => Ok(()),
        };
        tidying.abort();
        host.store().close().await;
        served
    }
}
