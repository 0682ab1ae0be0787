export interface AdapterChoice {
    /**
     * Part of the adapter's name, in any case, or its address on the PCI bus, `pci:0000:00:07.0`, as `adapters()` lists them; the first
     * adapter when left out, or the one that the variable BASALT_ADAPTER of the environment names. By address on Linux only, where Mesa's
     * device-select layer is installed, whatever the driver: so that GPUs of one name can be told apart.
     */
    readonly adapter?: string;
    /** Leave Dawn's safety nets on: index clamps, zeroed workgroup memory, division checks. Costs up to 30 % in some kernels. */
    readonly robust?: boolean;
}
/**
 * What kernels with subgroups need of the shader language besides: the built-in values subgroup_id and num_subgroups. Chromium 143 has
 * subgroups without them: it gets the kernels that do without subgroups.
 */
export declare const SUBGROUP_ID = "subgroup_id";
export interface OpenedAdapter {
    readonly adapter: GPUAdapter;
    /** Toggles in force, for reports: '' in a browser. */
    readonly toggles: string;
    /** Features of the shader language that the implementation has. */
    readonly language: ReadonlySet<string>;
}
/**
 * The adapter that `choice` names; with `hardware`, one in software is of no use. Throws UnsupportedError when there is none; the message
 * says what was tried.
 */
export declare function openAdapter(choice: AdapterChoice, hardware: boolean): Promise<OpenedAdapter>;
/** The names of all adapters that Dawn sees, those of twins twice; in a page, of the one that it gives. */
export declare function namesOfAdapters(): Promise<readonly string[]>;
/** A device with every compute limit that the adapter has and every feature that a kernel can use. */
export declare function openDevice(adapter: GPUAdapter, language: ReadonlySet<string>): Promise<GPUDevice>;
/** A software rasteriser posing as a GPU: right, and slower than the CPU backend. */
export declare function isSoftware(info: GPUAdapterInfo): boolean;
export declare const isSoftwareName: (name: string) => boolean;
/** The device with its driver in brackets; browsers may hide either. */
export declare function adapterName(info: GPUAdapterInfo): string;
