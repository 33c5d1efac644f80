/** `npm run bench:gateway`, and with `--federation` the bench of operations over several upstreams. */
import process from "node:process";

await (process.argv.includes("--federation") ? import("./federation/main.ts") : import("./main.ts"));
