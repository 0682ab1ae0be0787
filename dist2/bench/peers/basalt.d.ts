import { type Peer } from './peer.ts';
export declare const OURS: readonly Peer[];
