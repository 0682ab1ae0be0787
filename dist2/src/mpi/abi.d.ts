/** A handle or an address, as a call takes it. */
export type Handle = number | bigint;
export type MpiOperation = 'sum' | 'min' | 'max' | 'prod';
export type MpiType = 'float32' | 'float64' | 'int32' | 'uint8';
export interface Abi {
    readonly name: 'Open MPI' | 'MPICH' | 'MPI ABI';
    readonly world: Handle;
    readonly types: Readonly<Record<MpiType, Handle>>;
    readonly operations: Readonly<Record<MpiOperation, Handle>>;
    readonly errorsReturn: Handle;
    readonly infoNull: Handle;
    readonly inPlace: Handle;
    readonly statusIgnore: Handle;
    readonly multiple: number;
    readonly shared: number;
}
/** Which set a library has. `standard`: it answers to MPI_Abi_get_version; `version`: its text about itself. */
export declare function abiOf(standard: boolean, version: string, symbol: (name: string) => Handle): Abi;
