import type { Complex } from '../core/field.ts';
/**
 * Values for a kernel's `const` lines (numbers), `alias` lines (WGSL type names) and functions `fn f(z: f32) -> f32 { return ...; }`
 * (expressions).
 */
export type Tuning = Readonly<Record<string, number | string>>;
/**
 * The value of a field of a kernel's Params: a complex one fills a vec2f, a list a vector of its length. In a vec2u a number is the bits of
 * a double, in a vec4u a complex one those of two.
 */
export type Param = number | Complex | readonly number[];
export interface Kernel {
    /** Entry point, and the name of its file in kernels/. */
    readonly name: string;
    /** The WGSL of that file, with its libraries. */
    readonly text: string;
    /** Every parameter set that a routine may launch: compiled by `npm run check:wgsl`. */
    readonly variants: readonly Tuning[];
    /**
     * The kernel that computes the same as this one with a parameter set, bit for bit, in a text that is compiled sooner: what answers first.
     * It has the same bindings, Params and workgroups. Undefined where there is none, on a device whose subgroups have all `lanes` threads (0
     * if they differ).
     */
    readonly sooner?: (tuning: Tuning, lanes: number) => Kernel | undefined;
}
