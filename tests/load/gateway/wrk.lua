-- Sends the requests of a file, one body a line, in turn. The cookie comes from the environment; a # in it becomes the
-- number of the line, so that each line is another visitor. Prints its findings as JSON.
local bodies, count, turn = {}, 0, 0
local cookie = os.getenv("BENCH_COOKIE")
wrk.method = "POST"
wrk.headers["content-type"] = "application/json"
wrk.headers["Host"] = "localhost"

function init()
  for line in io.lines(os.getenv("BENCH_BODIES")) do
    count = count + 1
    wrk.headers["cookie"] = cookie:gsub("#", tostring(count))
    bodies[count] = wrk.format(nil, nil, nil, line)
  end
end

function request()
  turn = turn + 1
  return bodies[turn % count + 1]
end

function done(summary, latency)
  local errors = summary.errors
  local failed = errors.status + errors.connect + errors.read + errors.write + errors.timeout
  io.write(string.format('RESULT{"requests":%d,"seconds":%f,"p50":%f,"p99":%f,"failed":%d}\n',
    summary.requests, summary.duration / 1e6, latency:percentile(50) / 1e3, latency:percentile(99) / 1e3, failed))
end
