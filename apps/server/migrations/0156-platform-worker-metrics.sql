-- What a worker measured, written with its heartbeat, so that the API's /metrics shows it too: nobody can reach into a
-- worker. Gone with the row when the worker ends or dies.
alter table worker_heartbeats add column metrics jsonb;
