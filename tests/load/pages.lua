-- Asks for the pages of the environment in turn, as a browser without cookies. Prints its findings as JSON.
local pages, turn = {}, 0
function init()
  for path in string.gmatch(os.getenv("BENCH_PAGES"), "%S+") do
    local headers = { ["Host"] = "localhost", ["Accept-Encoding"] = "gzip, deflate", ["User-Agent"] = "Mozilla/5.0 chalkbox-bench" }
    pages[#pages + 1] = wrk.format("GET", path, headers)
  end
end

function request()
  turn = turn + 1
  return pages[turn % #pages + 1]
end

-- Below the highest rate each connection rests between its requests: up to twice the mean, so that they do not come in step.
local rest = tonumber(os.getenv("BENCH_REST"))
if rest then
  function delay()
    return math.random(0, 2 * rest)
  end
end

function done(summary, latency)
  local errors = summary.errors
  local failed = errors.status + errors.connect + errors.read + errors.write + errors.timeout
  io.write(string.format('RESULT{"requests":%d,"seconds":%f,"p99":%f,"failed":%d}\n',
    summary.requests, summary.duration / 1e6, latency:percentile(99) / 1e3, failed))
end
