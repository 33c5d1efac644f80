/** How a process reads its environment: once, at boot, in its one configuration file. */
export { bytes, milliseconds, port, proxies, rate, type Rate, seconds, secret, text, url } from "./kinds.ts";
export { ConfigError, describeTakenPort, type Environment, readVariables } from "./read.ts";
export {
  type CommonConfig,
  commonConfigOf,
  commonVariables,
  dataFolder,
  type EndingConfig,
  endingOf,
  endingVariables,
  lookupVariables,
  oauthVariables,
  paymentVariables,
} from "./variables.ts";
