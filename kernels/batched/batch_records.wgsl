// batch_records: where the problems of a batch lie, for kernels that read it as lib/batch_problem does,
// from lists of offsets on the device.
// Storage   records[4*b..] of problem b; operand X begins at offX + listX[fromX + b], or where byListX = 0 at offX + b*strideX
// Mapping   thread x -> problem x
// Tunables  THREADS (64..256)
// Needs     lists only bound where byListX = 0. A problem with an operand that is not within the first lastX + 1 places behind offX is
//           marked and becomes empty.
// Source    index arithmetic
const THREADS: u32 = 64u;

struct Params {
  baseX: u32,
  count: u32,
  m: u32,
  n: u32,
  nrhs: u32,
  offA: u32,
  rsA: u32,
  csA: u32,
  strideA: u32,
  byListA: u32,
  fromA: u32,
  lastA: i32,
  offB: u32,
  rsB: u32,
  csB: u32,
  strideB: u32,
  byListB: u32,
  fromB: u32,
  lastB: i32,
  offC: u32,
  rsC: u32,
  csC: u32,
  strideC: u32,
  byListC: u32,
  fromC: u32,
  lastC: i32,
  offPiv: u32,
  stridePiv: u32,
  byListPiv: u32,
  fromPiv: u32,
  lastPiv: i32,
}
@group(0) @binding(0) var<storage, read_write> records: array<vec4u>;
@group(0) @binding(1) var<storage, read> listA: array<i32>;
@group(0) @binding(2) var<storage, read> listB: array<i32>;
@group(0) @binding(3) var<storage, read> listC: array<i32>;
@group(0) @binding(4) var<storage, read> listPiv: array<i32>;
@group(0) @binding(5) var<uniform> p: Params;

fn isOutside(byList: u32, place: i32, last: i32) -> bool {
  return (byList != 0u) & ((place < 0) | (place > last));
}

@compute @workgroup_size(THREADS)
fn batch_records(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let b = (group.x + p.baseX) * THREADS + t;
  if (b >= p.count) {
    return;
  }
  var places = vec4i(vec4u(b) * vec4u(p.strideA, p.strideB, p.strideC, p.stridePiv));
  if (p.byListA != 0u) {
    places.x = listA[p.fromA + b];
  }
  if (p.byListB != 0u) {
    places.y = listB[p.fromB + b];
  }
  if (p.byListC != 0u) {
    places.z = listC[p.fromC + b];
  }
  if (p.byListPiv != 0u) {
    places.w = listPiv[p.fromPiv + b];
  }
  let outside = isOutside(p.byListA, places.x, p.lastA) | isOutside(p.byListB, places.y, p.lastB) |
    isOutside(p.byListC, places.z, p.lastC) | isOutside(p.byListPiv, places.w, p.lastPiv);
  let at = select(vec4u(places), vec4u(), outside) + vec4u(p.offA, p.offB, p.offC, p.offPiv);
  records[4u * b] = select(vec4u(b, p.m, p.n, p.nrhs), vec4u(b, 0u, 0u, 0u), outside);
  records[4u * b + 1u] = vec4u(at.x, p.rsA, p.csA, at.w);
  records[4u * b + 2u] = vec4u(at.y, p.rsB, p.csB, select(0u, 1u, outside));
  records[4u * b + 3u] = vec4u(at.z, p.rsC, p.csC, 0u);
}
