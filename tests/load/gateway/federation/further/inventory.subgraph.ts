import { upstream } from "../upstream.ts";

export const subgraph = upstream("inventory");
