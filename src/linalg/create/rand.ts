// rand and randn: arrays of random numbers, from a seed or without one.
import { ArgumentError } from '../../core/errors.ts';
import { checkNames } from '../options.ts';
import { blank, type Created, type CreateOptions, type DType, dtypeOf, type Shape, shapeOf } from './dtype.ts';
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
export function rand<D extends DType = 'float64'>(shape: Shape, options: RandomOptions<D> = {}): Created<D> {
  return drawn('rand', shape, options, (random) => random.rand()) as Created<D>;
}

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
export function randn<D extends DType = 'float64'>(shape: Shape, options: RandomOptions<D> = {}): Created<D> {
  return drawn('randn', shape, options, (random) => random.randn()) as Created<D>;
}

function drawn(routine: string, shape: Shape, options: RandomOptions, next: (random: Random) => number) {
  checkNames(routine, 2, options, ['dtype', 'seed']);
  const made = blank(routine, dtypeOf(routine, 2, options.dtype), shapeOf(routine, 1, shape));
  const random = randomOf(routine, 2, options.seed);
  for (let i = 0; i < made.data.length; i++) made.data[i] = next(random);
  return made;
}

/** The generator that an option `seed` means. */
export function randomOf(routine: string, position: number, seed: unknown): Random {
  if (seed instanceof Random) return seed;
  if (seed === undefined) {
    const [low, high] = crypto.getRandomValues(new Uint32Array(2));
    return new Random((high! % 2 ** 21) * 2 ** 32 + low!);
  }
  if (!Number.isSafeInteger(seed) || (seed as number) < 0)
    throw new ArgumentError(routine, 'seed', position, seed, 'must be an integer >= 0, or a Random');
  return new Random(seed as number);
}
