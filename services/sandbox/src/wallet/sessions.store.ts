import type { DatabaseSync } from "node:sqlite";
import * as v from "valibot";
import { openDatabase } from "../platform/sqlite.ts";
import {
  type Charge,
  chargeSchema,
  type Opening,
  openingSchema,
  type WalletSession,
  type WalletState,
  walletStates,
} from "./wallet-session.ts";

const schema = `
create table if not exists wallet_session (
  id text primary key,
  opening text not null,
  state text not null,
  account_id text,
  instrument_id text,
  charge text,
  charge_id text unique,
  created_at integer not null,
  check ((state = 'completed') = (charge_id is not null))
) strict;
`;

const rowSchema = v.object({
  id: v.string(),
  opening: v.pipe(v.string(), v.parseJson(), openingSchema),
  state: v.picklist(walletStates),
  account_id: v.nullable(v.string()),
  instrument_id: v.nullable(v.string()),
  charge: v.nullable(v.pipe(v.string(), v.parseJson(), chargeSchema)),
  charge_id: v.nullable(v.string()),
});

/** What a step writes beside the new state; what is left out stays. */
export interface StepChanges {
  readonly accountId?: string;
  readonly instrumentId?: string;
  readonly charge?: Charge;
  readonly chargeId?: string;
}

/** The wallet's sessions. */
export interface WalletStore {
  insert(id: string, opening: Opening, now: Date): void;
  find(id: string): WalletSession | null;
  /** Moves a session on, unless it has left the states that the step starts from; false then. */
  advance(id: string, from: readonly WalletState[], to: WalletState, changes?: StepChanges): boolean;
}

/** Opens the database of wallet sessions in the sandbox's folder. */
export function openWalletDatabase(folder: string): DatabaseSync {
  return openDatabase(folder, "wallet.sqlite", schema);
}

export function createWalletStore(database: DatabaseSync): WalletStore {
  const insert = database.prepare(
    "insert into wallet_session (id, opening, state, created_at) values (?, ?, 'open', ?)",
  );
  const find = database.prepare("select * from wallet_session where id = ?");
  const advance = database.prepare(`update wallet_session set state = ?, account_id = coalesce(?, account_id),
    instrument_id = coalesce(?, instrument_id), charge = coalesce(?, charge), charge_id = coalesce(?, charge_id)
    where id = ? and state in (select value from json_each(?))`);
  return {
    insert: (id, opening, now) => {
      insert.run(id, JSON.stringify(opening), now.getTime());
    },
    find: (id) => {
      const row = find.get(id);
      return row === undefined ? null : decode(row);
    },
    advance: (id, from, to, { accountId, instrumentId, charge, chargeId } = {}) => {
      const written = advance.run(
        to,
        accountId ?? null,
        instrumentId ?? null,
        charge === undefined ? null : JSON.stringify(charge),
        chargeId ?? null,
        id,
        JSON.stringify(from),
      );
      return written.changes > 0;
    },
  };
}

function decode(value: unknown): WalletSession {
  const { account_id, instrument_id, charge_id, ...row } = v.parse(rowSchema, value);
  return { ...row, accountId: account_id, instrumentId: instrument_id, chargeId: charge_id };
}
