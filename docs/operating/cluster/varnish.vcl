# /etc/varnish/default.vcl on the balancer: keeps what Wayfarer's headers allow, and nothing else.
# varnish.conf, in the same folder, says how varnishd is started.
vcl 4.1;
import std;

# HAProxy's own frontend for what was not kept.
backend site {
    .host = "127.0.0.1";
    .port = "8080";
    .probe = { .url = "/healthz"; .interval = 2s; .timeout = 2s; .window = 3; .threshold = 2; }
}

# Who may purge. HAProxy also connects from here, but on behalf of a visitor: then two addresses are named.
acl purgers {
    "127.0.0.1";
}

sub vcl_recv {
    if (req.method == "PURGE") {
        if (client.ip !~ purgers || req.http.X-Forwarded-For ~ ",") {
            return (synth(405));
        }
        # Pages name what they were made from: spots, bestSpots, team, reviews, settings.
        if (req.http.Cache-Tag !~ "^\w+$") {
            return (synth(400, "Cache-Tag is missing"));
        }
        ban("obj.http.Cache-Tag ~ (^|,)" + req.http.Cache-Tag + "(,|$)");
        return (synth(200, "Purged"));
    }
    # Two kinds of each answer instead of one for each browser.
    if (req.http.Accept-Encoding ~ "\bbr\b") {
        set req.http.Accept-Encoding = "br";
    } else {
        unset req.http.Accept-Encoding;
    }
    # What is old goes on for ten minutes, but only while nothing answers.
    if (std.healthy(req.backend_hint)) {
        set req.grace = 30s;
    }
    # From here on as Varnish has it: what carries Authorization or a cookie, and every write, is passed on.
}

sub vcl_backend_response {
    # stale-if-error, which Varnish does not know.
    if (beresp.http.Cache-Control ~ "stale-if-error=600") {
        set beresp.grace = 10m;
    }
}
