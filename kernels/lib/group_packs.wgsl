// Elements side by side in vectors of four words, as they pass through workgroup memory: four real numbers, or two complex ones. Uses
// lib/field.
const HELD: u32 = 4u / (1u + COMPLEX);
// @when REAL
// Bits of the larger part: from 0x7f800000 on there is a NaN or an infinity, below 0x00800000 nothing but what GPUs flush to zero.
fn bitsOf(x: V) -> u32 {
  return bitcast<u32>(x) & 0x7fffffffu;
}

// By which pivotKey compares; that takes no notice of signs.
fn sizeOf(x: V) -> R {
  return x;
}
// @end
// @when COMPLEX
fn bitsOf(x: V) -> u32 {
  let parts = bitcast<vec2u>(x) & vec2u(0x7fffffffu);
  return max(parts.x, parts.y);
}

// abs1(x), but by bits where a part is NaN: then a sum may be anything to a compiler.
fn sizeOf(x: V) -> R {
  return bitcast<R>(max(bitcast<u32>(abs1(x)), bitsOf(x)));
}

fn inPack(pack: vec4<R>, c: u32) -> V {
  return select(pack.xy, pack.zw, c == 1u);
}

// c y + z
fn madPack(c: V, y: vec4<R>, z: vec4<R>) -> vec4<R> {
  return fma(vec4<R>(c.x), y, fma(vec4<R>(c.y), vec4<R>(-y.y, y.x, -y.w, y.z), z));
}

fn overPack(y: vec4<R>, c: V) -> vec4<R> {
  return vec4<R>(divide(y.xy, c), divide(y.zw, c));
}
// @end
