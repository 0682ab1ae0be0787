// split_doubles: doubles, given by their bits, as sums of two singles: H the nearest single, L the nearest to what is left. No arithmetic
// of doubles is needed, and none of singles that could round.
// Storage   raw[start + i] the words of element i, the lower one first; H[first + i], L[first + i] bits of singles
// Mapping   workgroup x -> THREADS elements; thread -> one of them
// Tunables  THREADS (32..256)
// Needs     nothing. What is too large becomes infinity, what is below the normal singles zero; L is 0 then, as for infinity and NaN.
//           Parts of L below the normal singles may be lost
// Source    IEEE 754
const THREADS: u32 = 256u;

struct Params {
  baseX: u32,
  count: u32,
  first: u32,
  start: u32,
}
@group(0) @binding(0) var<storage, read> raw: array<vec2u>;
@group(0) @binding(1) var<storage, read_write> H: array<u32>;
@group(0) @binding(2) var<storage, read_write> L: array<u32>;
@group(0) @binding(3) var<uniform> p: Params;

fn powerOfTwo(k: i32) -> f32 {
  return bitcast<f32>(u32(k + 127) << 23u);
}

@compute @workgroup_size(THREADS)
fn split_doubles(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let i = (group.x + p.baseX) * THREADS + t;
  if (i >= p.count) {
    return;
  }
  let words = raw[p.start + i];
  let sign = words.y & 0x80000000u;
  let exponent = (words.y >> 20u) & 0x7ffu;
  // The leading 24 bits, the first of them understood, and the other 29
  let upper = ((words.y & 0xfffffu) << 3u) | (words.x >> 29u);
  let below = words.x & 0x1fffffffu;
  let odd = (upper & 1u) == 1u;
  let up = below > 0x10000000u || (below == 0x10000000u && odd);
  // Biased as in singles: 1023 - 127 less. Rounding up may carry into it.
  let field = i32(exponent) - 896;
  let rounded = (u32(clamp(field, 1, 255)) << 23u) + upper + select(0u, 1u, up);
  let isNaN = exponent == 0x7ffu && (upper | below) != 0u;
  let large = field >= 255 || rounded >= 0x7f800000u;
  let magnitude = select(select(rounded, 0x7f800000u, large), 0x7fc00000u, isNaN);
  let normal = field >= 1 && !large;
  H[p.first + i] = sign | select(magnitude, 0u, field < 1);

  // What is left, in units of the double's last place: at most 2^28, of which a single holds 24 bits
  let left = i32(below) - select(0, 0x20000000, up);
  let size = u32(abs(left));
  let shift = u32(max(i32(firstLeadingBit(size | 1u)) - 23, 0));
  let kept = ((size + ((1u << shift) >> 1u)) >> shift) << shift;
  // Times 2^(exponent - 1075), which may lie beyond the range of singles, in two steps
  let unit = select(0, i32(exponent) - 1075, normal);
  let half = unit / 2;
  let low = f32(kept) * powerOfTwo(half) * powerOfTwo(unit - half);
  L[p.first + i] = select(0u, bitcast<u32>(low) | (sign ^ select(0u, 0x80000000u, left < 0)), normal && kept != 0u);
}
