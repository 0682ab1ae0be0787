// The random numbers of testers are those of basalt/linalg, from LAPACK's ISEED.
export { ISEED, Random } from '../../src/linalg/create/random.js';
