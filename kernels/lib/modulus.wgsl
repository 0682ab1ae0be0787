// Moduli, and the numbers of modulus 1 that point where others do, of elements of lib/field: no square leaves the range.

// @when REAL
fn modulusBits(x: V) -> u32 {
  return bitcast<u32>(x) & 0x7fffffffu;
}

fn direction(x: V) -> V {
  return select(V(-1.0), V(1.0), x > 0.0);
}
// @end
// @when COMPLEX
// With NaN above infinity. Where both parts are subnormal the larger one stands for the modulus.
fn modulusBits(x: V) -> u32 {
  let parts = bitcast<vec2u>(x) & vec2u(0x7fffffffu);
  let larger = max(parts.x, parts.y);
  if (larger >= 0x7f800000u || larger < 0x00800000u) {
    return larger;
  }
  let size = bitcast<R>(larger);
  let ratio = bitcast<R>(min(parts.x, parts.y)) / size;
  return bitcast<u32>(size * sqrt(fma(ratio, ratio, 1.0)));
}

// 1 where x is 0.
fn direction(x: V) -> V {
  let parts = bitcast<vec2u>(x) & vec2u(0x7fffffffu);
  let larger = max(parts.x, parts.y);
  if (larger < 0x00800000u) {
    return V(1.0, 0.0);
  }
  let scaled = x / bitcast<R>(larger);
  return scaled / sqrt(fma(scaled.x, scaled.x, scaled.y * scaled.y));
}
// @end
