// How the elements of channels are spread over workgroups.
import { type ChannelSizes, perChannel } from '../../core/channels.ts';

/** Threads of a workgroup. */
export const CHANNEL_THREADS = 256;
/** Units of channels of a workgroup at most where those of a pixel lie side by side: a transaction of singles, two of vectors. */
const MOST_ROWS = { single: 32, wide: 16 } as const;
/** Units of a thread at least, if there are so many, and workgroups that are enough. */
const DEPTH = 8;
const ENOUGH_GROUPS = 2048;

export interface Slices {
  /** In units of four numbers, or of one. */
  readonly wide: boolean;
  /** Units of channels, of the pixels of an image, and of a channel. */
  readonly channels: number;
  readonly pixels: number;
  readonly count: number;
  /** Units of channels of a workgroup. */
  readonly rows: number;
  /** Units of a channel that a workgroup goes through, and how many such slices there are. */
  readonly slice: number;
  readonly slices: number;
  /** Elements of a channel in a slice. */
  readonly elements: number;
  readonly groups: number;
}

/** The direction in which elements lie side by side, whose length vectors have to divide. */
export const alongMemory = ({ layout, channels, height, width }: ChannelSizes): number =>
  layout === 'nhwc' ? channels : height * width;

/** It depends on the sizes and the units alone, as the sums do. */
export function slicesOf(a: ChannelSizes, wide: boolean): Slices {
  const [ofChannels, ofPixels] = [a.layout === 'nhwc' && wide ? 4 : 1, a.layout === 'nchw' && wide ? 4 : 1];
  const channels = a.channels / ofChannels;
  const [pixels, count] = [(a.height * a.width) / ofPixels, perChannel(a) / ofPixels];
  const most = MOST_ROWS[wide ? 'wide' : 'single'];
  let rows = 1;
  if (a.layout === 'nhwc') while (rows < most && rows < channels) rows *= 2;
  const groups = Math.ceil(channels / rows);
  const wanted = Math.ceil((count * rows) / (DEPTH * CHANNEL_THREADS));
  const enough = Math.max(1, Math.floor(ENOUGH_GROUPS / groups));
  const slice = Math.max(1, Math.ceil(count / Math.max(1, Math.min(wanted, enough))));
  const slices = Math.ceil(count / slice);
  return { wide, channels, pixels, count, rows, slice, slices, elements: slice * ofPixels, groups };
}
