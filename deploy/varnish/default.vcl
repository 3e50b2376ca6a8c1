vcl 4.1;

# A shared cache in front of the shop, for Varnish 7: docs/operations.md, "Shared caches".
# The shop says what may be kept and for how long (SHARED_CACHE), and purges by key (PURGE_URL).

import std;

backend shop {
  .host = "127.0.0.1";
  .port = "4000";
  .first_byte_timeout = 30s;
  .probe = { .url = "/readyz"; .interval = 2s; .timeout = 1s; .window = 3; .threshold = 2; .initial = 2; }
}

# Who may purge: the machines of the shop's processes, and no proxy that passes requests of others on.
acl purgers {
  "127.0.0.1";
  "::1";
}

sub vcl_recv {
  if (req.method == "PURGE") {
    # What comes through another proxy has this header, and its sender is not the shop.
    if (client.ip !~ purgers || req.http.X-Forwarded-For ~ ",") {
      return (synth(405, "Not allowed"));
    }
    if (req.http.Surrogate-Key !~ "^[A-Za-z0-9:_.~-]+( [A-Za-z0-9:_.~-]+)*$") {
      return (synth(400, "Surrogate-Key is missing"));
    }
    # Bans by obj.* alone, so that the lurker removes what they hit, and them.
    if (std.ban("obj.http.Surrogate-Key ~ (?:^|\s)(?:" + regsuball(req.http.Surrogate-Key, " ", "|") + ")(?:\s|$)")) {
      return (synth(200, "Purged"));
    }
    return (synth(500, std.ban_error()));
  }

  # Only while the shop fails may something be sent that is over for long.
  if (std.healthy(req.backend_hint)) {
    set req.grace = 10s;
  }

  if (req.method != "GET" && req.method != "HEAD") {
    return (pass);
  }
  # Personal and of staff: never waits for another visitor's answer.
  if (req.url ~ "^/(admin|account|cart|checkout|orders|quotes|windows)([/.?]|$)") {
    return (pass);
  }
  # Everything else is looked up though it has a cookie: the shop marks as public what is the same for everybody.
  return (hash);
}

sub vcl_backend_response {
  if (beresp.http.Surrogate-Control ~ "max-age=[0-9]+") {
    set beresp.ttl = std.duration(regsub(beresp.http.Surrogate-Control, "^.*max-age=([0-9]+).*$", "\1s"), 0s);
    set beresp.grace = std.duration(regsub(beresp.http.Surrogate-Control, "^.*stale-if-error=([0-9]+).*$", "\1s"), 10s);
    unset beresp.http.Surrogate-Control;
    return (deliver);
  }
  # Files, for as long as browsers keep them.
  if (beresp.status == 200 && bereq.url ~ "^/(assets|fonts|images)/" && !beresp.http.Set-Cookie) {
    return (deliver);
  }
  # Of anything else the next request asks the shop, without waiting for this one.
  set beresp.uncacheable = true;
  set beresp.ttl = 120s;
  return (deliver);
}

sub vcl_deliver {
  unset resp.http.Surrogate-Key;
  unset resp.http.Surrogate-Control;
  unset resp.http.Cache-Tag;
  unset resp.http.CDN-Cache-Control;
  unset resp.http.Via;
  unset resp.http.X-Varnish;
  if (obj.hits > 0) {
    # Of the request that it was fetched for.
    unset resp.http.X-Request-Id;
    set resp.http.X-Cache = "hit";
  } else {
    set resp.http.X-Cache = "miss";
  }
}
