import { arg, num } from '../../core/spec.js';
import { ACTIVATIONS } from './gemmEpilogue.js';
import { mathArg, productArgs, productFlops, reproducibleArg } from './gemmOperands.js';
/** The precisions of activations. */
const REAL = 'hsd';
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
export const gemmFusedSpec = {
    name: 'gemmFused',
    precs: 'hsdcz',
    args: {
        ...productArgs,
        bias: {
            kind: 'vector',
            optional: true,
            length: (a) => num(a, a.biasOf === 'columns' ? 'n' : 'm'),
            access: 'in',
        },
        biasOf: { kind: 'flag', values: ['rows', 'columns'], default: 'rows' },
        activation: { kind: 'flag', values: ACTIVATIONS, default: 'none', precs: REAL },
        low: { kind: 'scalar', default: -Infinity, real: true },
        high: {
            kind: 'scalar',
            default: Infinity,
            real: true,
            also: (a) => a.activation !== 'clamp' || num(a, 'low') <= num(a, 'high') ? undefined : `must be >= low = ${num(a, 'low')}`,
        },
        expression: {
            kind: 'expression',
            optional: true,
            also: (a) => a.activation === 'expression' && a.expression === undefined
                ? "must be given for the activation 'expression'"
                : undefined,
        },
        R: { kind: 'matrix', optional: true, rows: arg('m'), cols: arg('n'), ld: 'ldr', access: 'in' },
        ldr: { kind: 'ld', of: 'R' },
        Z: { kind: 'matrix', optional: true, rows: arg('m'), cols: arg('n'), ld: 'ldz', access: 'out' },
        ldz: { kind: 'ld', of: 'Z' },
        math: mathArg,
        reproducible: reproducibleArg,
    },
    nothing: (a) => a.m === 0 || a.n === 0,
    flops: productFlops,
};
