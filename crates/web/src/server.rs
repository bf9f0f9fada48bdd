//! The server: its routes, startup and shutdown.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use asterism_host::Host;
use asterism_table::TableId;
use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::http::HeaderMap;
use axum::http::header::HOST;
use axum::middleware::from_fn_with_state;
use tokio::net::TcpListener;
use tower_http::compression::CompressionLayer;
use tower_http::compression::predicate::SizeAbove;

use crate::api;
use crate::client::Client;
use crate::config::WebConfig;
use crate::connections::{Connections, serve};
use crate::error::ApiError;
use crate::guard::guard;
use crate::hostname::HostNames;
use crate::limits::Limits;
use crate::metrics::serve_metrics;
use crate::operations::Probe;
use crate::pages;
use crate::session::KnownSessions;

/// State shared by all handlers.
#[derive(Debug)]
pub struct App {
    pub(crate) host: Host,
    pub(crate) config: WebConfig,
    pub(crate) limits: Limits,
    pub(crate) known: KnownSessions,
    pub(crate) host_names: HostNames,
    pub(crate) connections: Arc<Connections>,
    pub(crate) probe: Probe,
}

impl App {
    fn new(host: Host, config: WebConfig) -> Self {
        let behind_proxy = config.proxies > 0;
        let per_client = if behind_proxy { usize::MAX } else { config.connections_per_client };
        Self {
            limits: Limits::new(&config),
            known: KnownSessions::default(),
            host_names: HostNames::new(&config.hostnames, behind_proxy),
            connections: Arc::new(Connections::new(
                config.connections,
                per_client,
                config.timeouts,
            )),
            probe: Probe::default(),
            host,
            config,
        }
    }
}

impl App {
    /// Checks that the limits allow another table.
    pub(crate) fn admit_table(&self, person: &str, client: Option<Client>) -> Result<(), ApiError> {
        self.limits.table(person)?;
        if let Some(client) = client {
            self.host.admit_address(&client.to_string())?;
        }
        Ok(())
    }

    /// The URL of this server, as the client knows it.
    pub(crate) fn origin(&self, headers: &HeaderMap) -> String {
        let host = headers.get(HOST).and_then(|value| value.to_str().ok()).unwrap_or("localhost");
        let scheme = if self.config.secure { "https" } else { "http" };
        format!("{scheme}://{host}")
    }

    /// Counts a table against the client that created it.
    pub(crate) fn count_table(&self, table: &TableId, client: Option<Client>) {
        if let Some(client) = client {
            self.host.count_for_address(table, &client.to_string());
        }
    }
}

/// All routes of the server.
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

/// A listening server.
#[derive(Debug)]
pub struct Server {
    app: Arc<App>,
    listener: TcpListener,
    metrics: Option<TcpListener>,
}

/// How long to wait for connections to close after everything else has stopped.
const PATIENCE: Duration = Duration::from_secs(2);

impl Server {
    pub async fn bind(host: Host, config: WebConfig) -> std::io::Result<Self> {
        let listener = TcpListener::bind(config.listen).await?;
        let metrics = match config.metrics {
            Some(address) => Some(TcpListener::bind(address).await?),
            None => None,
        };
        pages::warm();
        Ok(Self { app: Arc::new(App::new(host, config)), listener, metrics })
    }

    pub fn address(&self) -> std::io::Result<SocketAddr> {
        self.listener.local_addr()
    }

    #[must_use]
    pub fn metrics_address(&self) -> Option<SocketAddr> {
        self.metrics.as_ref().and_then(|listener| listener.local_addr().ok())
    }

    /// Serves until `stop` resolves. Then requests in progress are finished, streams
    /// are closed and tables are unloaded.
    pub async fn run(self, stop: impl Future<Output = ()> + Send + 'static) -> std::io::Result<()> {
        let Self { app, listener, metrics } = self;
        let tidying = tokio::spawn({
            let app = Arc::clone(&app);
            async move {
                loop {
                    tokio::time::sleep(Duration::from_secs(60)).await;
                    app.limits.tidy();
                }
            }
        });
        let metrics = metrics.map(|listener| tokio::spawn(serve_metrics(listener, &app)));
        let (host, connections) = (app.host.clone(), Arc::clone(&app.connections));
        let stopping = host.clone();
        let (tell, told) = tokio::sync::oneshot::channel();
        let serving = serve(listener, router(app), connections, async move {
            stop.await;
            // Tables first: that ends their streams, and so the connections.
            stopping.stop().await;
            let _ = tell.send(());
        });
        // A browser may keep idle connections open. Every acknowledged change is
        // durable, so there is no need to wait for them.
        let enough = async {
            if told.await.is_err() {
                std::future::pending::<()>().await;
            }
            tokio::time::sleep(PATIENCE).await;
        };
        tokio::select! {
            () = serving => {}
            () = enough => {}
        }
        tidying.abort();
        if let Some(metrics) = metrics {
            metrics.abort();
        }
        host.store().close().await;
        Ok(())
    }
}
