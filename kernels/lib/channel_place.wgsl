// Where element k of channel c is in a batch of images: of a pixel all channels side by side, or with FIRST = 1 of a channel all pixels.
fn placeOf(k: u32, c: u32) -> u32 {
  if (FIRST == 1u) {
    return (k / p.pixels * (p.channels - 1u) + c) * p.pixels + k;
  }
  return k * p.channels + c;
}
