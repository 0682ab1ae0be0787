// double_choose: the table of moduli that a product of doubles takes for what its terms lose: more moduli for more, and where the most are
// too few the table that says so.
// Storage   D[0]: the loss that double_span has found; tables[s*stride..], s <= last, tables from fewest moduli to most, the last one empty
//           chosen[0..stride-1] := that table
// Mapping   one workgroup, thread -> a vector of the table
// Tunables  none   workgroup bytes = 0
// Needs     stride <= 128
// Source    a modulus more keeps almost four more binary digits of each factor
struct Params {
  baseX: u32,
  stride: u32,
  last: u32,
  free: u32,
}
@group(0) @binding(0) var<storage, read> D: array<u32>;
@group(0) @binding(1) var<storage, read> tables: array<vec4u>;
@group(0) @binding(2) var<storage, read_write> chosen: array<vec4u>;
@group(0) @binding(3) var<uniform> p: Params;

@compute @workgroup_size(128)
fn double_choose(@builtin(local_invocation_index) t: u32) {
  let beyond = max(D[0], p.free) - p.free;
  let s = min((beyond + 3u) / 4u, p.last);
  if (t < p.stride) {
    chosen[t] = tables[s * p.stride + t];
  }
}
