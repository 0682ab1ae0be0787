import { type Func, type Local, type ModuleBuilder } from '../assembler.ts';
import { type Real } from '../ops.ts';
declare const I: 'i32';
type I = typeof I;
export type Packer = Func<readonly ['i32', 'i32', 'i32', 'i32', 'i32', 'i32'], 'void'>;
type PackAny = Func<readonly [I, I, I, I, I, I, I], 'void'>;
/** The function (from, across, along, rows, kc, to). `any` serves all widths. */
export declare function packer(m: ModuleBuilder, r: Real, width: number, any: PackAny): Packer;
/** The function (width, from, across, along, rows, kc, to): one panel of at most `width` rows, element by element. */
export declare function packAny(m: ModuleBuilder, r: Real): PackAny;
/** The columns of the square whose rows are given. */
export declare function transposed(r: Real, row: readonly Local<'v128'>[]): import("../assembler.ts").Expr<"v128">[];
export {};
