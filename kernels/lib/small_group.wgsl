// What the LANES lanes that hold one small matrix tell each other: a power of two of them, side by side in a subgroup, or with SUBGROUPS 0
// in workgroup memory, for devices without subgroups or with smaller ones. All calls are in uniform control flow.
const PAIRS: u32 = LANES / 2u;
const FOURS: u32 = LANES / 4u;
const EIGHTS: u32 = LANES / 8u;
const SIXTEENS: u32 = LANES / 16u;
const WHOLES: u32 = LANES / 32u;
const BY_MEMORY: u32 = (1u - SUBGROUPS) * PAIRS;

// Zero, of which compilers must not know. A sum that begins with 0.0 is a product as long as it has one term only, and they contract that
// with the first addition in groupSum: bits would depend on how many rows a lane has.
var<private> nought: f32;
// The first lane of the matrix, in its subgroup or among the threads.
var<private> origin: u32;
// @when BY_MEMORY
var<private> me: u32;
var<workgroup> told: array<u32, THREADS>;

fn tell(value: u32) {
  workgroupBarrier();
  told[me] = value;
  workgroupBarrier();
}
// @end

// What `lane` has.
fn fromLane(value: f32, lane: u32) -> f32 {
  var found = value;
  // @when PAIRS
  // @when SUBGROUPS
  found = subgroupShuffle(value, origin + lane);
  // @end
  // @when BY_MEMORY
  tell(bitcast<u32>(value));
  found = bitcast<f32>(told[origin + lane]);
  // @end
  // @end
  return found;
}

fn groupMax(value: u32) -> u32 {
  var most = value;
  // @when SUBGROUPS
  // @when PAIRS
  most = max(most, subgroupShuffleXor(most, 1u));
  // @end
  // @when FOURS
  most = max(most, subgroupShuffleXor(most, 2u));
  // @end
  // @when EIGHTS
  most = max(most, subgroupShuffleXor(most, 4u));
  // @end
  // @when SIXTEENS
  most = max(most, subgroupShuffleXor(most, 8u));
  // @end
  // @when WHOLES
  most = max(most, subgroupShuffleXor(most, 16u));
  // @end
  // @end
  // @when BY_MEMORY
  tell(value);
  for (var s = 0u; s < LANES; s++) {
    most = max(most, told[origin + s]);
  }
  // @end
  return most;
}

fn groupMin(value: u32) -> u32 {
  return ~groupMax(~value);
}

fn groupSum(value: f32) -> f32 {
  var sum = value;
  // @when SUBGROUPS
  // @when PAIRS
  sum += subgroupShuffleXor(sum, 1u);
  // @end
  // @when FOURS
  sum += subgroupShuffleXor(sum, 2u);
  // @end
  // @when EIGHTS
  sum += subgroupShuffleXor(sum, 4u);
  // @end
  // @when SIXTEENS
  sum += subgroupShuffleXor(sum, 8u);
  // @end
  // @when WHOLES
  sum += subgroupShuffleXor(sum, 16u);
  // @end
  // @end
  // @when BY_MEMORY
  tell(bitcast<u32>(value));
  sum = 0.0;
  for (var s = 0u; s < LANES; s++) {
    sum += bitcast<f32>(told[origin + s]);
  }
  // @end
  return sum;
}
