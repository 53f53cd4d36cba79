import type { DeskCollection } from '@kaagazz/api-schema';
import { Badge, Cluster } from '@kaagazz/design-system';

import { CollectionButton } from '../../features/products/collection-button.tsx';
import { type Column, numberColumn, ResourceList, viewsOf } from '../../list/index.ts';
import { ActionButton, useChange } from '../../record/index.ts';
import { useMay } from '../../session/session.tsx';

export function CategoriesPage() {
  const { change } = useChange();
  const canEdit = useMay()('catalogue.write');
  const show = ({ id, version, name, isPublished }: DeskCollection) => {
    const request = { params: { id }, body: { version, isPublished: !isPublished } };
    return change('PATCH /desk/collections/:id', request, `${name} is ${isPublished ? 'hidden' : 'in the shop'}`);
  };

  const columns: readonly Column<DeskCollection>[] = [
    { source: 'name', label: 'Name', sortable: true, text: ({ name }) => name, note: ({ id }) => id },
    { source: 'kind', label: 'Kind', text: ({ kind }) => (kind === 'category' ? 'Category' : 'Collection') },
    { ...numberColumn('position', 'Place'), sortable: true },
    { ...numberColumn('productCount', 'Products'), wide: true },
    {
      source: 'isPublished',
      label: 'State',
      render: (row) => (
        <Cluster>
          <Badge tone={row.isPublished ? 'leaf' : 'marigold'}>{row.isPublished ? 'In the shop' : 'Hidden'}</Badge>
          {canEdit && (
            <>
              <ActionButton
                label={verbOf(row)}
                name={`${verbOf(row)} ${row.name}`}
                look="quiet"
                action={() => show(row)}
              />
              <CollectionButton kind={row.kind} old={row} />
            </>
          )}
        </Cluster>
      ),
      text: ({ isPublished }) => (isPublished ? 'in the shop' : 'hidden'),
    },
  ];
  return (
    <ResourceList
      resource="collections"
      title="Categories and collections"
      plural="categories"
      columns={columns}
      views={viewsOf('kind', { category: 'Categories', collection: 'Collections' })}
      search="Name or web address"
      sort={{ field: 'position', order: 'ASC' }}
      actions={
        canEdit && (
          <Cluster>
            <CollectionButton kind="category" />
            <CollectionButton kind="collection" />
          </Cluster>
        )
      }
    />
  );
}

function verbOf({ isPublished }: DeskCollection): string {
  return isPublished ? 'Hide' : 'Show';
}
