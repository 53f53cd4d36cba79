/**
 * Validates Kubernetes resources from standard input without a cluster. Usage:
 *
 * `kubectl kustomize deploy/kubernetes/overlays/production | node deploy/kubernetes/validate.ts`
 */
import { text } from 'node:stream/consumers';

import { Cluster } from '@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1/Cluster';
import { Pooler } from '@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1/Pooler';
import { ScheduledBackup } from '@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1/ScheduledBackup';
import { Deployment } from 'kubernetes-models/apps/v1/Deployment';
import { HorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2/HorizontalPodAutoscaler';
import { CronJob } from 'kubernetes-models/batch/v1/CronJob';
import { Job } from 'kubernetes-models/batch/v1/Job';
import { Ingress } from 'kubernetes-models/networking.k8s.io/v1/Ingress';
import { NetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1/NetworkPolicy';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1/PodDisruptionBudget';
import { ConfigMap } from 'kubernetes-models/v1/ConfigMap';
import { Service } from 'kubernetes-models/v1/Service';
import { parseAllDocuments } from 'yaml';

interface Resource {
  apiVersion: string;
  kind: string;
  metadata: { name: string };
  spec?: Record<string, unknown>;
}

const MODELS = [
  ...[ConfigMap, Service, Deployment, HorizontalPodAutoscaler, CronJob, Job, Ingress, NetworkPolicy],
  ...[PodDisruptionBudget, Cluster, Pooler, ScheduledBackup],
];

class Watched {
  readonly #read = new Map<object, Set<string>>();

  of(value: unknown): unknown {
    if (typeof value !== 'object' || value === null) return value;
    const read = this.#read.get(value) ?? new Set();
    this.#read.set(value, read);
    return new Proxy(value, {
      get: (target, name) => {
        if (typeof name === 'string') read.add(name);
        return this.of(Reflect.get(target, name));
      },
    });
  }

  unknown(value: unknown, place = ''): string[] {
    const read = typeof value === 'object' && value !== null && this.#read.get(value);
    if (!read) return [];
    return Object.entries(value).flatMap(([name, part]) =>
      read.has(name) ? this.unknown(part, `${place}/${name}`) : [`${place}/${name} is not known`],
    );
  }
}

function problemsOf(resource: Resource): string[] {
  const Model = MODELS.find(({ apiVersion, kind }) => apiVersion === resource.apiVersion && kind === resource.kind);
  if (!Model) return ['has no schema'];
  const watched = new Watched();
  try {
    Model.prototype.validate.call(watched.of(resource));
    return watched.unknown(resource);
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}

function withModel(resource: Resource): Resource {
  if (resource.kind !== 'ObjectStore') return resource;
  const { configuration, retentionPolicy, ...others } = resource.spec ?? {};
  const backup = { barmanObjectStore: configuration, retentionPolicy };
  const spec = { instances: 1, storage: { size: '1Gi' }, backup, ...others };
  return { ...resource, apiVersion: Cluster.apiVersion, kind: Cluster.kind, spec };
}

const resources = parseAllDocuments(await text(process.stdin)).map((document) => document.toJS() as Resource);
const problems = resources.flatMap((resource) =>
  problemsOf(withModel(resource)).map((problem) => `${resource.kind} ${resource.metadata.name}: ${problem}`),
);
for (const problem of problems) console.log(problem);
console.log(`${resources.length} resources, ${problems.length} problems`);
process.exitCode = problems.length > 0 ? 1 : 0;
