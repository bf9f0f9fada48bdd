//! The server: routes, and running until told to stop.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use asterism_host::Host;
use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::middleware::from_fn_with_state;
use axum::response::Redirect;
use axum::routing::get;
use tokio::net::TcpListener;
use tower_http::compression::CompressionLayer;

use crate::api;
use crate::config::WebConfig;
use crate::guard::guard;
use crate::limits::Limits;
use crate::operations;
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
        .merge(operations::routes())
        // Until there are pages, the description of the API is the front page.
        .route("/", get(async || Redirect::temporary("/api")))
        .layer(CompressionLayer::new())
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

impl Server {
    /// Listens where the configuration says.
    pub async fn bind(host: Host, config: WebConfig) -> std::io::Result<Self> {
        let listener = TcpListener::bind(config.listen).await?;
        let limits = Limits::new(&config);
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
        let host = app.host.clone();
        let service = router(app).into_make_service_with_connect_info::<SocketAddr>();
        let stopping = host.clone();
        let served = axum::serve(listener, service)
            .with_graceful_shutdown(async move {
                stop.await;
                // Tables first: their streams end, and so do the connections.
                stopping.stop().await;
            })
            .await;
        tidying.abort();
        host.store().close().await;
        served
    }
}
