export { ISEED, Random, type Seed } from '../../src/linalg/create/random.ts';
