import { Agent } from "undici";

/**
 * Connections for addresses such as `http://at.localhost:3000/`, which browsers find by themselves and resolvers of
 * operating systems do not: all of them lead to this machine.
 */
export const loopback = new Agent({
  connect: {
    lookup: (_host, { all }, found) => {
      if (all === true) found(null, [{ address: "127.0.0.1", family: 4 }]);
      else found(null, "127.0.0.1", 4);
    },
  },
});
