// What a kernel is to the host: its WGSL text and the parameter sets that basalt uses. Launching it is queue.ts's work.

/** Values for a kernel's `const` lines (numbers), `alias` lines (WGSL type names) and functions `fn f(z: f32) -> f32 { return ...; }` (expressions). */
export type Tuning = Readonly<Record<string, number | string>>;

export interface Kernel {
  /** Entry point, and the name of its file in kernels/. */
  readonly name: string;
  /** The WGSL of that file, as embedded in kernels.gen.ts. */
  readonly text: string;
  /** Every parameter set that a routine may launch: compiled by `npm run check:wgsl`. */
  readonly variants: readonly Tuning[];
}
