// Ranges of numbers by integers that have the numbers' order: least and greatest of a workgroup of THREADS. NaN counts as 0, which every
// range has in it.
var<workgroup> ranges: array<vec2i, THREADS>;

fn keyOf(bits: i32) -> i32 {
  let size = bits & 0x7fffffff;
  return select(select(size, -size, bits < 0), 0, size > 0x7f800000);
}

fn numberOf(key: i32) -> f32 {
  return bitcast<f32>(select(u32(key), u32(-key) | 0x80000000u, key < 0));
}

fn widened(a: vec2i, b: vec2i) -> vec2i {
  return vec2i(min(a.x, b.x), max(a.y, b.y));
}

// For the first thread, of all of them.
fn rangeOf(t: u32, own: vec2i) -> vec2i {
  ranges[t] = own;
  for (var half = THREADS / 2u; half > 0u; half /= 2u) {
    workgroupBarrier();
    if (t < half) {
      ranges[t] = widened(ranges[t], ranges[t + half]);
    }
  }
  return ranges[0];
}
