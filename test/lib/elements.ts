// The elements of an ndarray, rows first, read one by one.
import type ndarray from 'ndarray';

export function elementsOf(x: ndarray.NdArray): number[] {
  const found: number[] = [];
  const visit = (index: readonly number[]): void => {
    if (index.length === x.shape.length) found.push(x.get(...index) as number);
    else for (let i = 0; i < x.shape[index.length]!; i++) visit([...index, i]);
  };
  visit([]);
  return found;
}
