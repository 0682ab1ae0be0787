import { type ElementType, type OnDevice } from '../core/field.ts';
import type { Gpu } from './gpu.ts';
import type { Tuning } from './kernel.ts';
/** Element types that WGSL has arithmetic for, number by number. */
export type DeviceType = Extract<ElementType, 'h' | 's' | 'c'>;
/** Element types of numbers on a device: doubles too, whose arithmetic is kernels/lib/double. */
export type NumberType = DeviceType | 'd' | 'z';
/** Those that kernels can move: integers too. */
type MovedType = NumberType | 'i';
export type Representations = Readonly<Partial<Record<MovedType, Tuning>>>;
/** For kernels that compute, which are written in singles. */
export declare const NUMBERS: {
    readonly h: Readonly<Record<string, string | number>>;
    readonly s: {};
    readonly c: Readonly<Record<string, string | number>>;
};
/** Doubles, for kernels that take their arithmetic from kernels/lib/field_double. */
export declare const DOUBLES: {
    readonly d: {
        readonly R: string;
        readonly DOUBLE: 1;
    };
    readonly z: {
        readonly R: string;
        readonly DOUBLE: 1;
    };
};
/** For kernels that are written for doubles alone (kernels/lib/double_parts.wgsl). */
export declare const DOUBLE_PARTS: {
    readonly d: {
        readonly T: string;
        readonly COMPLEX: 0;
    };
    readonly z: {
        readonly T: string;
        readonly COMPLEX: 1;
    };
};
/** For kernels that compute with numbers of every field. */
export declare const ALL_NUMBERS: {
    readonly h: Readonly<Record<string, string | number>>;
    readonly s: {};
    readonly c: Readonly<Record<string, string | number>>;
    readonly d: {
        readonly R: string;
        readonly DOUBLE: 1;
    };
    readonly z: {
        readonly R: string;
        readonly DOUBLE: 1;
    };
};
/** For kernels that have nothing for halves. */
export declare const SINGLES: {
    readonly s: {};
    readonly c: Readonly<Record<string, string | number>>;
};
export type SingleType = keyof typeof SINGLES;
/** The same, doubles too. */
export declare const SINGLES_AND_DOUBLES: {
    readonly d: {
        readonly R: string;
        readonly DOUBLE: 1;
    };
    readonly z: {
        readonly R: string;
        readonly DOUBLE: 1;
    };
    readonly s: {};
    readonly c: Readonly<Record<string, string | number>>;
};
/** For kernels of real numbers. */
export declare const REALS: {
    readonly h: Readonly<Record<string, string | number>>;
    readonly s: {};
};
/** For kernels that look at the sizes of elements by their bits: kernels/lib/size_bits.wgsl. */
export declare const SIZES: {
    readonly s: {};
    readonly c: {
        readonly T: 'vec2u';
        readonly COMPLEX: 1;
    };
};
/** For kernels that only move elements, as bits, so that NaN payloads and denormals arrive unchanged. */
export declare const BITS: {
    readonly h: {
        readonly T: 'f16';
    };
    readonly s: {
        readonly T: 'u32';
    };
    readonly i: {
        readonly T: 'u32';
    };
    readonly c: {
        readonly T: 'vec2u';
    };
    readonly d: {
        readonly T: 'vec2u';
    };
    readonly z: {
        readonly T: 'vec4u';
    };
};
/** The same for kernels that may turn the signs of imaginary parts (kernels/lib/turned_sign.wgsl), and whether elements are such. */
export declare const TURNED_BITS: {
    readonly h: {
        readonly T: 'f16';
    };
    readonly s: {
        readonly T: 'u32';
    };
    readonly i: {
        readonly T: 'u32';
    };
    readonly c: {
        readonly T: 'vec2u';
    };
    readonly d: {
        readonly T: 'vec2u';
    };
    readonly z: {
        readonly T: 'vec4u';
        readonly SIGN: 3;
    };
};
export declare const isPair: ({ T }: Tuning) => boolean;
/**
 * How a device represents elements of a type; undefined where it does not, and they live with the CPU: halves without the feature, and
 * doubles unless the context was asked to keep them on the GPU.
 */
export declare function representationOn(gpu: Gpu, type: ElementType): OnDevice | undefined;
export {};
