// A x = b of the first screen, and the numbers of a text pasted there.
import { IllConditionedError, MatrixError } from '../../../src/index.ts';
import { parseCsv } from '../../../src/linalg/files/csv.ts';
import type { SolutionReport } from '../../../src/linalg/precision.ts';
import { solve } from '../../../src/linalg/solve.ts';
import type { SystemAnswer, SystemOrder } from '../../protocolLive.ts';
import { contextOf } from '../contexts.ts';

export async function system({ a, b }: SystemOrder): Promise<SystemAnswer> {
  const context = await contextOf('cpu');
  try {
    const report: Partial<SolutionReport> = {};
    await solve(a, b, { context, report, condition: true });
    // Timed by itself, and when the code is warm.
    const start = performance.now();
    const { data } = await solve(a, b, { context });
    const ms = performance.now() - start;
    return { x: [...data], rcond: report.rcond!, backwardError: report.backwardError!, ms };
  } catch (error) {
    if (!(error instanceof MatrixError)) throw error;
    return { failure: failureText(error) };
  }
}

const failureText = (error: MatrixError): string =>
  error instanceof IllConditionedError
    ? `Singular but for rounding, says ${error.message}.`
    : `A is singular: pivot ${error.info} of its LU factorization is exactly zero`;

/** @throws FileFormatError that names the line and the column of what is no number. */
export async function table(text: string): Promise<readonly (readonly number[])[]> {
  const { data, shape } = parseCsv(text);
  const [rows = 0, cols = 0] = shape;
  return Array.from({ length: rows }, (_, i) => [...data.subarray(i * cols, (i + 1) * cols)]);
}
