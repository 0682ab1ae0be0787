// band_records: one operand of every problem of a batch to its record, as lib/band_problem reads it, from a list of offsets on the device.
// Storage   records[20*b..] of problem b; operand k begins at off + list[from + b], or where byList = 0 at off + b*stride
// Mapping   thread x -> problem x
// Tunables  THREADS (64..256)
// Needs     begin = 1 for the first operand: it writes what is not of an operand. A problem with an operand that is not within the first
//           last + 1 places behind off is marked and becomes empty.
// Source    index arithmetic
const THREADS: u32 = 64u;

struct Params {
  baseX: u32,
  count: u32,
  n: u32,
  kl: u32,
  ku: u32,
  nrhs: u32,
  begin: u32,
  k: u32,
  off: u32,
  ld: u32,
  stride: u32,
  byList: u32,
  start: u32,
  last: i32,
}
@group(0) @binding(0) var<storage, read_write> records: array<u32>;
@group(0) @binding(1) var<storage, read> list: array<i32>;
@group(0) @binding(2) var<uniform> p: Params;

@compute @workgroup_size(THREADS)
fn band_records(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let b = (group.x + p.baseX) * THREADS + t;
  if (b >= p.count) {
    return;
  }
  let record = 20u * b;
  if (p.begin != 0u) {
    records[record] = b;
    records[record + 1u] = p.n;
    records[record + 2u] = p.nrhs;
    records[record + 3u] = 0u;
    records[record + 4u] = p.kl;
    records[record + 5u] = p.ku;
  }
  var at = i32(b * p.stride);
  if (p.byList != 0u) {
    at = list[p.start + b];
  }
  let outside = (p.byList != 0u) & ((at < 0) | (at > p.last));
  if (outside) {
    records[record + 1u] = 0u;
    records[record + 2u] = 0u;
    records[record + 3u] = 1u;
  }
  records[record + 8u + 2u * p.k] = p.off + select(u32(at), 0u, outside);
  records[record + 9u + 2u * p.k] = p.ld;
}
