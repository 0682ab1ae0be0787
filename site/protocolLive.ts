// What the first screen asks of its worker: small computations that are done at once.

/** A x = b, rows first. */
export interface SystemOrder {
  readonly a: readonly (readonly number[])[];
  readonly b: readonly number[];
}

export type SystemAnswer =
  | { readonly x: readonly number[]; readonly rcond: number; readonly backwardError: number; readonly ms: number }
  /** What is wrong with A. */
  | { readonly failure: string };

export interface Components {
  readonly mean: readonly [number, number];
  /** Directions as columns' pairs, the first with the most variance. */
  readonly axes: readonly (readonly [number, number])[];
  /** Standard deviations along them. */
  readonly deviations: readonly number[];
}

export interface ImageOrder {
  /** Brightness from 0 to 1 by rows, size x size; left out where the last picture is meant. */
  readonly picture?: { readonly pixels: Float64Array; readonly size: number };
  /** So many singular values are kept. */
  readonly rank: number;
}

export interface ImageAnswer {
  readonly pixels: Float64Array;
  /** Frobenius norm of what is missing, over that of the picture. */
  readonly error: number;
  readonly ms: number;
}

export interface RegressionOrder {
  readonly x: readonly number[];
  readonly y: readonly number[];
  /** Where the answer is wanted. */
  readonly at: readonly number[];
  readonly length: number;
  readonly noise: number;
}

export interface RegressionAnswer {
  readonly mean: readonly number[];
  readonly deviation: readonly number[];
  readonly logLikelihood: number;
}

export interface RaceOrder {
  readonly n: number;
  readonly count: number;
  readonly gpu: boolean;
}

export interface Lane {
  readonly name: string;
  /** From call to result. */
  readonly ms: number;
}

/** Every computation by its name. */
export interface LiveTasks {
  readonly system: { readonly order: SystemOrder; readonly event: never; readonly result: SystemAnswer };
  /** Rows of numbers in pasted text. */
  readonly table: { readonly order: string; readonly event: never; readonly result: readonly (readonly number[])[] };
  readonly components: {
    readonly order: readonly (readonly [number, number])[];
    readonly event: never;
    readonly result: Components;
  };
  readonly image: { readonly order: ImageOrder; readonly event: never; readonly result: ImageAnswer };
  readonly regression: { readonly order: RegressionOrder; readonly event: never; readonly result: RegressionAnswer };
  readonly race: { readonly order: RaceOrder; readonly event: Lane; readonly result: null };
}
