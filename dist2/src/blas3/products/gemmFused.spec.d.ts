import type { Expression } from '../../core/expression.ts';
import type { Prec } from '../../core/field.ts';
import type { Ptr } from '../../core/matrix.ts';
import type { RoutineSpec } from '../../core/spec.ts';
import type { GemmArgs } from './routines.gen.ts';
/**
 * A function of every element z of Z, which for NaN is NaN:
 * 'relu' max(z, 0); 'gelu' z (1 + erf(z/sqrt(2)))/2; 'geluTanh' z (1 + tanh(sqrt(2/pi) (z + 0.044715 z^3)))/2; 'silu' z/(1 + exp(-z));
 * 'sigmoid' 1/(1 + exp(-z)); 'tanh'; 'clamp' min(max(z, low), high); 'expression' the caller's own.
 */
export type Activation = 'none' | 'relu' | 'gelu' | 'geluTanh' | 'silu' | 'sigmoid' | 'tanh' | 'clamp' | 'expression';
/** Whether the elements of a bias belong to the rows of C or to its columns. */
export type BiasOf = 'rows' | 'columns';
/**
 * Z := alpha op(A) op(B) + beta C + bias;   C := activation(Z) + R.
 *
 * Bias and R may be left out, and Z is stored only if it is given. All operands have the precision of C.
 */
export interface GemmFusedArgs<P extends Prec> extends GemmArgs<P> {
    /**
     * With biasOf = 'rows' m elements, bias(i) added to row i of every column; with 'columns' n elements, bias(j) added to all of column j.
     */
    bias?: Ptr<NoInfer<P>>;
    /** Default 'rows'. */
    biasOf?: BiasOf;
    /** Default 'none'. Of real numbers, as what belongs to it. */
    activation?: Activation;
    /** Bounds of 'clamp', low <= high. Default: none. */
    low?: number;
    high?: number;
    /**
     * For the activation 'expression': the function as an expression of z in WGSL, made of numbers, operators, parentheses and built-in
     * functions of f32, and as a function in JavaScript, which is what runs on the CPU backend. NaN goes where the expression sends it.
     */
    expression?: Expression;
    /** m x n. Added behind the activation. */
    R?: Ptr<NoInfer<P>>;
    /** At least max(1, m). */
    ldr?: number;
    /** m x n. Where Z is stored, rounded to its precision; the activation is computed from Z before that. */
    Z?: Ptr<NoInfer<P>>;
    /** At least max(1, m). */
    ldz?: number;
}
/**
 * Z := alpha op(A) op(B) + beta C + bias;   C := activation(Z) + R, in one pass over C.
 *
 * Overwrites C, and Z if it is given; neither may share an element with another operand. Bias, R and Z lie best in buffers that are not
 * written otherwise: elsewhere they cost a copy. Halves are computed in f32 and rounded once. Of complex numbers there is no activation,
 * and on a GPU what is added is added in a second pass. On a GPU context single, half and complex single run on the GPU; double and
 * complex double run on the CPU. Flops 2mnk, those of the product. Source: cuBLASLt's and CUTLASS's epilogues.
 *
 * Row-major matrices, as of most neural networks, are column-major ones transposed: Y = X W of row-major X (rows x depth) and W (depth x
 * features) is Y^T = W^T X^T, hence m = features, n = rows, k = depth, A = W with lda = features, B = X with ldb = depth, C = Y with
 * ldc = features. A bias per feature then has biasOf = 'rows'. If W is stored as features x depth, as PyTorch's Linear has it: transA =
 * 't', lda = depth.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. An expression that
 * follows the rules and still does not compile is a DeviceError of the next download.
 * @example
 * // A layer with a shortcut, all row-major: Y := gelu(X W^T + bias) + X, X and Y rows x d, W d x d.
 * const Y = ctx.alloc('s', rows * d);
 * const layer = { transA: 't', m: d, n: rows, k: d, A: W, lda: d, B: X, ldb: d, C: Y, ldc: d } as const;
 * await sgemmFused(ctx.queue, { ...layer, bias, activation: 'gelu', R: X, ldr: d });
 */
export declare const gemmFusedSpec: RoutineSpec;
