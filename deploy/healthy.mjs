/** Health check of a container: exit code 0 when the service at this port is ready. */
import process from "node:process";

const port = process.argv[2];
try {
  const answer = await fetch(`http://127.0.0.1:${port}/health/ready`, { signal: AbortSignal.timeout(2_000) });
  process.exitCode = answer.ok ? 0 : 1;
} catch {
  process.exitCode = 1;
}
