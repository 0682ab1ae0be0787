// What verbs compute on the CPU beside a GPU, lowered: tests of what happens on the GPU need not be large, which software adapters would
// take long for.

import { BESIDE_GPU } from '../../src/linalg/atOnce.ts';
import { PRODUCTS_BESIDE_GPU } from '../../src/linalg/contract.ts';

/** Sets all limits: orders of matrices up to `order`, and products of as many multiplications as that order `products`. */
export function besideGpu(order = 48, products = 32): void {
  for (const kind of Object.keys(BESIDE_GPU) as (keyof typeof BESIDE_GPU)[]) BESIDE_GPU[kind] = order;
  PRODUCTS_BESIDE_GPU.most = products ** 3;
}
