import type { Variables } from './environment.ts';
export declare const PCI = "pci:";
/** What of the system is asked, so that tests can answer. */
export interface System {
    readonly platform: string;
    readonly env: Readonly<Record<string, string | undefined>>;
    /** Names in a folder; none if there is no such folder. */
    list(folder: string): readonly string[];
    /** The text of a file, '' if there is none. */
    read(file: string): string;
}
/** Node's system; undefined in a page. */
export declare function thisSystem(): System | undefined;
/** Addresses of the display controllers that a driver has taken, such as 0000:00:07.0, by bus. */
export declare function pciAddresses({ platform, list, read }: System): readonly string[];
/** Why GPUs cannot be told apart by address; undefined if they can. */
export declare function whyNoAddress({ platform, env, list }: System): string | undefined;
/** The environment in which the layer shows one GPU alone. */
export declare const showing: (address: string) => Variables;
