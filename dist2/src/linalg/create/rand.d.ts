import { type Created, type CreateOptions, type DType, type Shape } from './dtype.ts';
import { Random } from './random.ts';
/** Options of `rand` and `randn`: the seed, and the type of the elements. */
export interface RandomOptions<D extends DType = DType> extends CreateOptions<D> {
    /**
     * An integer from 0 to 2^53 - 1, which determines the numbers; or a Random, which goes on: the next call has other numbers. Without it
     * they are other ones each time.
     */
    readonly seed?: number | Random;
}
/**
 * An array of random numbers between 0 and 1, uniformly distributed: NumPy's rand, and random of its generators.
 *
 * shape: the sizes of all axes, or one number for a vector. The result is a new ndarray, rows first, of doubles, or of singles with `dtype:
 * 'float32'`. The numbers are those of LAPACK's dlarnv, not NumPy's.
 *
 * @throws ArgumentError for a wrong shape, seed or option.
 * @example
 * const A = rand([2, 2], { seed: 1 });
 * console.log(A.get(0, 0) === rand([2, 2], { seed: 1 }).get(0, 0)); // true
 */
export declare function rand<D extends DType = 'float64'>(shape: Shape, options?: RandomOptions<D>): Created<D>;
/**
 * An array of random numbers of the normal distribution, of mean 0 and variance 1: NumPy's randn, and standard_normal of its generators.
 *
 * shape: the sizes of all axes, or one number for a vector. The result is a new ndarray, rows first, of doubles, or of singles with `dtype:
 * 'float32'`. The numbers are those of LAPACK's dlarnv, by Box and Muller, not NumPy's.
 *
 * @throws ArgumentError for a wrong shape, seed or option.
 * @example
 * const random = new Random(1);
 * const [A, B] = [randn([2, 2], { seed: random }), randn([2, 2], { seed: random })];
 * console.log(A.get(0, 0) === B.get(0, 0)); // false
 */
export declare function randn<D extends DType = 'float64'>(shape: Shape, options?: RandomOptions<D>): Created<D>;
/** The generator that an option `seed` means. */
export declare function randomOf(routine: string, position: number, seed: unknown): Random;
