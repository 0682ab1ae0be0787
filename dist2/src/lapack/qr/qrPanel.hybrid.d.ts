import type { HostPanel } from '../hostPanel.hybrid.ts';
/** Elements besides panels of up to m rows and w columns: V and T of two blocks of reflectors, and two products. */
export declare const qrWork: (m: number, w: number) => number;
/** A = Q R for the m x w panel, m >= w, with qrWork elements besides. Returns tau. As luOnHost, on the worker threads. */
export declare function qrOnHost(host: HostPanel, m: number, w: number): Promise<Float32Array<ArrayBuffer>>;
