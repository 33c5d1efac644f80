import fc from "fast-check";
import { changePassword, goOnAsGuest, guessPassword, register, signIn, signOut } from "./account.ts";
import { addAddress, changeForeignAddress } from "./addresses.ts";
import { buy, buyInForeignCart, remove, setQuantity, undo } from "./cart.ts";
import { buyBeforeEnd, endDeal, startDeal } from "./deals.ts";
import { takeForm, takeList } from "./lists.ts";
import { changeBounds, changePrice, changeStock, endVoucher, offerAgain } from "./operators.ts";
import { buyAgain, order } from "./orders.ts";
import { redeemVoucher, takeVoucherBack } from "./vouchers.ts";

// What stands twice happens twice as often.
const accounts = [signIn, signIn, signIn, register, guessPassword, signOut, goOnAsGuest, goOnAsGuest, changePassword];
const goods = [buy, buy, buy, buy, buy, setQuantity, setQuantity, remove, undo, undo, buyInForeignCart];
const vouchers = [redeemVoucher, redeemVoucher, redeemVoucher, redeemVoucher, takeVoucherBack];
const orders = [addAddress, changeForeignAddress, order, order, order, buyAgain, buyAgain];
const lists = [takeList, takeList, takeForm];
const deals = [startDeal, startDeal, endDeal, buyBeforeEnd];
const operators = [changePrice, changeStock, changeBounds, endVoucher, offerAgain];
const all = [...accounts, ...goods, ...vouchers, ...orders, ...lists, ...deals, ...operators];

/** Sequences of what several people do in a shop. @param length steps at most */
export const commands = (length: number) => fc.noBias(fc.commands(all, { maxCommands: length, size: "max" }));
