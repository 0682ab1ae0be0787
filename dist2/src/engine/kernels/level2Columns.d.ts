import { type Expr, type Frame, type Func, type I32, type Int, type Local, type ModuleBuilder, type Stmt } from '../assembler.ts';
import { type Real } from '../ops.ts';
export type Axpy = Func<readonly ['i32', 'f64', 'i32', 'i32'], 'void'>;
export type Dot = Func<readonly ['i32', 'i32', 'i32'], 'f64'>;
/** The body n times; n is used up. */
export declare const times: (n: Int, body: readonly Stmt[]) => Stmt;
export declare const element: (r: Real, at: I32, index: I32) => Expr<'i32'>;
/** axpy(n, f, x, y): y := y + f x. */
export declare const buildAxpy: (m: ModuleBuilder, r: Real) => Axpy;
/** Sums of products of `count` columns, lda apart from a on, with x; n, a and x are used up. Two vectors of sums per column. */
export declare function dots(r: Real, frame: Frame, count: number, n: Int, a: Int, lda: Int | undefined, x: Int): [Stmt[], Local<'f64'>[]];
/** dot(n, x, y): x^T y. */
export declare const buildDot: (m: ModuleBuilder, r: Real) => Dot;
