// rand and randn: arrays of random numbers, from a seed or without one.
import { ArgumentError } from '../../core/errors.js';
import { checkNames } from '../options.js';
import { blank, dtypeOf, shapeOf } from './dtype.js';
import { Random } from './random.js';
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
export function rand(shape, options = {}) {
    return drawn('rand', shape, options, (random) => random.rand());
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
export function randn(shape, options = {}) {
    return drawn('randn', shape, options, (random) => random.randn());
}
function drawn(routine, shape, options, next) {
    checkNames(routine, 2, options, ['dtype', 'seed']);
    const made = blank(routine, dtypeOf(routine, 2, options.dtype), shapeOf(routine, 1, shape));
    const random = randomOf(routine, 2, options.seed);
    for (let i = 0; i < made.data.length; i++)
        made.data[i] = next(random);
    return made;
}
/** The generator that an option `seed` means. */
export function randomOf(routine, position, seed) {
    if (seed instanceof Random)
        return seed;
    if (seed === undefined) {
        const [low, high] = crypto.getRandomValues(new Uint32Array(2));
        return new Random((high % 2 ** 21) * 2 ** 32 + low);
    }
    if (!Number.isSafeInteger(seed) || seed < 0)
        throw new ArgumentError(routine, 'seed', position, seed, 'must be an integer >= 0, or a Random');
    return new Random(seed);
}
