import { type Func, type ModuleBuilder } from '../assembler.ts';
import { type Real } from '../ops.ts';
import type { Tile } from './gemm.ts';
declare const I: 'i32';
type I = typeof I;
/**
 * The function (from, across, along, rows, kc, to, sign) for pairs, whose imaginary parts are multiplied by the sign: a panel of op(B)
 * has their real and imaginary parts as two of its kc rows; a `mirrored` one, of op(A), has (re im; -im re) for each, two of its rows and
 * two of its kc columns. The real product of such panels is the complex product.
 */
export declare function packPairs(m: ModuleBuilder, r: Real, width: number, mirrored: boolean): Func<readonly ["i32", "i32", "i32", "i32", "i32", "i32", "f64"], "void">;
/**
 * update(alpha, its imaginary part, beta, its imaginary part, C, ldc in bytes, rows, cols): the same by complex scalars, one element after
 * the other, because few products have them.
 */
export declare function pairUpdate(m: ModuleBuilder, r: Real, tile: Tile): Func<readonly ["f64", "f64", "f64", "f64", "i32", "i32", "i32", "i32"], "void">;
/** scale(m, n, beta, C, ldc, imaginary part of beta) of complex numbers. */
export declare function pairScaler(m: ModuleBuilder, r: Real, scale: Func<readonly [I, I, 'f64', I, I], 'void'>): void;
export {};
