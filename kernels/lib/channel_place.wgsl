// Where unit k of channel c is in a batch of images: of a pixel all channels side by side, of which a unit has `CHANNELS`, or with FIRST = 1
// of a channel all pixels. p.channels, p.pixels and counts are numbers of units in that direction. Uses lib/units.
const FIRST: u32 = 0u;
const CHANNELS: u32 = 1u + 3u * WIDE * (1u - FIRST);
// Units that a thread loads before it computes with them.
const LOADS: u32 = 4u;

fn placeOf(k: u32, c: u32) -> u32 {
  if (FIRST == 1u) {
    return (k / p.pixels * (p.channels - 1u) + c) * p.pixels + k;
  }
  return k * p.channels + c;
}

// A number for each channel of a unit, for its elements.
fn spread(ofChannels: vec4f) -> Value {
  // @when WIDE
  if (FIRST == 1u) {
    return vec4f(ofChannels.x);
  }
  return ofChannels;
  // @end
  // @when SINGLE
  return ofChannels.x;
  // @end
}

// A sum over channels' elements, lane by lane, for each of its channels.
fn gathered(sum: Value) -> vec4f {
  // @when WIDE
  if (FIRST == 1u) {
    return vec4f(sum.x + sum.y + sum.z + sum.w);
  }
  return sum;
  // @end
  // @when SINGLE
  return vec4f(sum);
  // @end
}
