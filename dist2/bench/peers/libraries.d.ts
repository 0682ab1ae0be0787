import type { Peer } from './peer.ts';
export declare const libraries: readonly Peer[];
