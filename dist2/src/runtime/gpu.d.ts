import type { ByCost } from './doublesCost.ts';
import type { MatrixUnit } from './matrixUnits.ts';
/**
 * What declarations of this library mention of a browser's types, by name: a project whose `lib` has no DOM, or one without WebGPU,
 * compiles against them with libraries checked. Where the types are known this adds nothing: interfaces of one name are one.
 */
declare global {
    interface AbortSignal {
    }
    interface GPUAdapter {
    }
    interface GPUAdapterInfo {
    }
    interface GPUBindGroup {
    }
    interface GPUBindGroupLayout {
    }
    interface GPUBuffer {
    }
    interface GPUCommandEncoder {
    }
    interface GPUComputePassEncoder {
    }
    interface GPUComputePassTimestampWrites {
    }
    interface GPUComputePipeline {
    }
    interface GPUDevice {
    }
}
/** Where a device comes from. */
export interface Origin {
    readonly device: GPUDevice;
    /** What the implementation tells of the adapter; fields are blank where it does not. */
    readonly info: GPUAdapterInfo;
    /** Opened by the context, which destroys it; else it is the caller's. */
    readonly owned: boolean;
    /** Dawn's toggles in force, as far as they are known: '' in a browser and on a device of the caller's. */
    readonly toggles: string;
    /** Asked for with Dawn's safety nets. */
    readonly robust: boolean;
    /** Features of the shader language. */
    readonly language: ReadonlySet<string>;
}
export interface Gpu extends Origin {
    readonly name: string;
    /** A rasteriser on the CPU: right, slow, and slow to compile. */
    readonly software: boolean;
    /** Threads of the smallest subgroup; 0 without subgroups, or without what kernels need of the language besides. */
    readonly lanes: number;
    /** Threads of every subgroup; 0 where that is not one number for all. */
    readonly fixedLanes: number;
    /** Threads, and bytes of memory, that a workgroup may have. */
    readonly threads: number;
    readonly workgroupBytes: number;
    /** Bytes that a kernel can see of a buffer. */
    readonly bindingBytes: number;
    /** Products of small matrices that the device has units for and gets right. */
    readonly matrixUnits: readonly MatrixUnit[];
    /** Workgroups that were seen to run at the same time, at most: 0 on adapters in software. */
    readonly cooperating: number;
    /** Whether doubles live in its memory, and are computed there where kernels do. */
    readonly doubles: boolean;
    /** Whether a call of them is computed there all the same; absent, always. */
    readonly byCost?: ByCost;
}
/** What has become of a device. No part of the context: a device of the caller's, which may live longer, would keep that alive. */
export interface Fate {
    /** Why it is lost. */
    lost?: string;
}
export declare function fateOf(device: GPUDevice | undefined): Fate;
